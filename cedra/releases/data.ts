import {entries, entryList, text} from '../../lib/read-data';

export interface Release {
  /** Anchor of the row; stable and unique. */
  id: string;
  name: string;
  /** Day of the tagged commit or of the branch's newest known commit, ISO 8601. Missing where no source dates it. */
  date?: string;
  /** The source of the version. */
  url: string;
  /** Whether transactions end with the asset that pays the fee. Versions that differ are incompatible. */
  feeAsset: boolean;
  note: string;
}

/** The versions of `docs/_data/releases.yml`, in its order. @throws Error when an entry is wrong */
export const releases = entryList<Release>('releases', {
  schema: entries(
    {name: text, url: {type: 'string', pattern: '^https://'}, feeAsset: {type: 'boolean'}, note: text},
    {date: {type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$'}},
  ),
  remedy: 'A release has "name", "url", "feeAsset" (true or false), "note", and a "date" such as 2026-02-23.',
});

/** The newest release of the CLI on GitHub, such as `1.0.4`. */
export const newestCli = releases()
  .find(({id}) => id.startsWith('cli-'))
  ?.id.replace('cli-', '');
