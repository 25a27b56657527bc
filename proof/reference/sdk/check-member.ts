import {nearest} from '../cli/nearest';
import type {SdkReference} from './model';

/** A name in prose that the SDK does not have, and the one that was probably meant. */
export interface MemberProblem {
  problem: string;
  mend: string;
}

// How pages call an instance of a class of the SDK.
const instances: Readonly<Record<string, string>> = {cedra: 'Cedra'};

/**
 * Checks inline code that names a member of the SDK: `cedra.getLedgerInfo`, `Account.generate()`. Code that
 * starts with no name of the SDK is none of its business.
 */
export function checkMember(text: string, sdk: SdkReference): MemberProblem | undefined {
  const [, head = '', path = ''] =
    /^(?:await |new )?([A-Za-z]\w*)\.([A-Za-z][\w.]*)(?:\(.*\))?;?$/.exec(text) ?? [];
  const known = sdk.exports[instances[head] ?? head];
  if (!known || path === '') return undefined;
  const names = [
    ...Object.keys(known.members ?? {}),
    ...(head in instances ? [] : Object.keys(known.statics ?? {})),
  ];
  if (names.length === 0 || names.includes(path)) return undefined;
  // Beyond the members that are listed (a result's field, say) the declarations do not lead.
  const deepest = path.split('.').slice(0, -1).join('.');
  if (deepest !== '' && names.includes(deepest) && !names.some((name) => name.startsWith(`${deepest}.`)))
    return undefined;
  const meant = nearest(path, names);
  return {
    problem: `the SDK's \`${head}\` has no \`${path}\``,
    mend:
      meant === undefined
        ? `See the members of ${instances[head] ?? head} in ${sdk.package} ${sdk.version}.`
        : `Did you mean \`${head}.${meant}\`?`,
  };
}
