import {expect, recordRequests, test, withoutPrefetch} from '../_helpers/test';
import {ENDED, runButton, runner, runProgram, shortProgram, state, write} from './_program';

test('S10.run: A failed run shows the cause and the fix, which load with the failure', async ({page}) => {
  await withoutPrefetch(page);
  await runProgram(page, shortProgram.route, `console.log('fine');`);
  await expect(state(page)).toContainText(ENDED);
  await expect(state(page).getByRole('link')).toHaveCount(0);
  const requests = recordRequests(page);
  await write(page, `throw new Error('Transaction Executed and Committed with Error OUT_OF_GAS');`);
  await runButton(page).click();
  await expect(state(page)).toContainText('The program failed');
  await expect(runner(page).getByRole('link', {name: 'OUT_OF_GAS'})).toHaveAttribute(
    'href',
    /\/move\/errors#OUT_OF_GAS$/,
  );
  await expect(runner(page)).toContainText('On chain without effect, fee charged');
  expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  await expect(state(page).getByRole('link', {name: 'Explain this error'})).toBeVisible();
});
