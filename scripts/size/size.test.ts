import {expect, it} from 'vitest';
import {budgetExcess} from './';

const budget = {js: 150, css: 16, html: 30};
const sizes = {js: 150.2, css: 16, html: 31, largestScript: 'main.js 90.0 KB'};

it('budgetExcess names the page, the difference and a remedy', () => {
  expect(budgetExcess('js', '/intro', sizes, budget)).toMatch(
    /^\/intro: JS is 20[01] bytes over 150 KB \(largest: main\.js 90\.0 KB\); import what is large/,
  );
  expect(budgetExcess('html', '/intro', sizes, budget)).toMatch(
    /^\/intro: HTML is 1000 bytes over 30 KB; fold/,
  );
  expect(budgetExcess('css', '/intro', sizes, budget)).toBeUndefined();
});
