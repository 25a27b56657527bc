import {isDeepStrictEqual} from 'node:util';
import type {AlgoliaRecord} from '@packages/search/build';
import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';

export interface IndexContent {
  records: readonly AlgoliaRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
  settings: string[];
}

const BATCH_SIZE = 1000;
const NOT_FOUND = 404;

const isMissing = (error: unknown) => (error as {status?: number}).status === NOT_FOUND;

/** The records of the current index; none without an index. */
async function currentRecords(client: Algoliasearch, indexName: string): Promise<Map<string, unknown>> {
  const records = new Map<string, unknown>();
  try {
    await client.browseObjects({
      indexName,
      browseParams: {query: '', attributesToRetrieve: ['*']},
      aggregator: ({hits}) => hits.forEach((hit) => records.set(hit.objectID, hit)),
    });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return records;
}

async function currentSettings(client: Algoliasearch, indexName: string): Promise<Record<string, unknown>> {
  try {
    return {...(await client.getSettings({indexName}))};
  } catch (error) {
    if (!isMissing(error)) throw error;
    return {};
  }
}

/** A record without the properties that Algolia adds. */
const bare = (record: unknown) => {
  const {_highlightResult, _snippetResult, ...rest} = record as Record<string, unknown>;
  return rest;
};

/** Compares the content with the current index, without changing it. */
export async function compareIndex(
  client: Algoliasearch,
  indexName: string,
  content: IndexContent,
): Promise<Changes> {
  const before = await currentRecords(client, indexName);
  const settings = await currentSettings(client, indexName);
  const wanted = new Map(content.records.map((record) => [record.objectID, record]));
  return {
    added: [...wanted.keys()].filter((id) => !before.has(id)),
    changed: [...wanted]
      .filter(([id, record]) => before.has(id) && !isDeepStrictEqual(bare(before.get(id)), record))
      .map(([id]) => id),
    removed: [...before.keys()].filter((id) => !wanted.has(id)),
    settings: Object.entries(content.settings)
      .filter(([name, value]) => !isDeepStrictEqual(settings[name], value))
      .map(([name]) => name),
  };
}

/**
 * Replaces the index atomically: the content is written into a temporary index, which is then moved over the current
 * one. A failure before the move leaves the current index unchanged.
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  content: IndexContent,
): Promise<void> {
  if (content.records.length === 0)
    throw new Error('There are no records, so the current index would be replaced by an empty one.');
  const temporary = `${indexName}_tmp_${Date.now()}`;
  const wait = (taskID: number) => client.waitForTask({indexName: temporary, taskID});
  try {
    const settings = await client.setSettings({indexName: temporary, indexSettings: content.settings});
    await wait(settings.taskID);
    const synonyms = await client.saveSynonyms({
      indexName: temporary,
      synonymHit: [...content.synonyms],
      replaceExistingSynonyms: true,
    });
    await wait(synonyms.taskID);
    for (let at = 0; at < content.records.length; at += BATCH_SIZE) {
      const requests = content.records
        .slice(at, at + BATCH_SIZE)
        .map((record) => ({action: 'addObject' as const, body: {...record}}));
      const batch = await client.batch({indexName: temporary, batchWriteParams: {requests}});
      await wait(batch.taskID);
    }
    const move = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName, taskID: move.taskID});
  } catch (error) {
    await removeTemporary(client, temporary, error);
    throw error;
  }
}

/** Removes the temporary index after a failure; throws both errors if that fails, too. */
async function removeTemporary(client: Algoliasearch, indexName: string, cause: unknown): Promise<void> {
  try {
    await client.deleteIndex({indexName});
  } catch (error) {
    throw new AggregateError(
      [cause, error],
      `The push failed, and its temporary index ${indexName} could not be removed: remove it by hand.`,
      {cause},
    );
  }
}
