import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {iconNames} from './names';

it('iconNames lists exactly the shapes of static/img/icons.svg', () => {
  const $ = load(readFileSync('static/img/icons.svg', 'utf8'), {xml: true});
  const shapes = $('symbol').toArray();
  expect(shapes.map((shape) => $(shape).attr('id'))).toEqual([...iconNames]);
});
