const languages = ['json', 'yaml', 'toml', 'ini'] as const;

/** A language whose text is checked by parsing it. */
export type DataLanguage = (typeof languages)[number];

export function isDataLanguage(lang: string): lang is DataLanguage {
  return (languages as readonly string[]).includes(lang);
}
