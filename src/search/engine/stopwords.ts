/**
 * Words that say nothing about a page when they stand in prose. They are indexed in headings and code only, where
 * `if`, `for` and `use` are what somebody looks for, and a query never demands them.
 */
const STOP_WORDS = new Set(
  `a about all also am an and another any anything are as at be been before between but by can cannot could did difference do does doing don dont each every few for
  from get gets getting give go had happen happens has have having he her here him his how i if in into is it its itself just let like
  make may me might more most much must my need no not of off on once one only or other our out over own please same
  she should show so some somebody someone something such tell than that the their them then there these they this those through to too up use
  used using very via want wanted wants try trying instead else ever really actually simply exactly someone anyone everyone already versus vs was way we were what when where whether which while who whom why will with without would you your say says know mean means possible`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Whether a folded word carries no meaning of its own. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
