import type {Page} from '@playwright/test';

interface FakeAnswer {
  status?: number;
  contentType?: string;
  body: string;
}

/**
 * Answers in place of a server of a network, and allows requests from every origin as a node does.
 * @param answer takes the body of a request; without an answer the connection is refused
 * @returns the requests so far: `POST http://127.0.0.1:8081/fund`
 */
export async function answerAt(
  page: Page,
  origin: string,
  answer: (body: string | null) => FakeAnswer | undefined,
): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    const request = route.request();
    requests.push(`${request.method()} ${request.url()}`);
    const answered = answer(request.postData());
    if (!answered) return route.abort('connectionrefused');
    const {status = 200, contentType = 'application/json', body} = answered;
    return route.fulfill({status, contentType, body, headers: {'access-control-allow-origin': '*'}});
  });
  return requests;
}
