import type {Page} from '@playwright/test';

interface FakeResponse {
  status?: number;
  contentType?: string;
  body: string;
}

/**
 * Answers in place of a server of a network, and allows requests from every origin as a node does.
 * @param respond receives the body of a request; without a response the connection is refused
 * @returns the requests so far: `POST http://127.0.0.1:8081/fund`
 */
export async function respondAt(
  page: Page,
  origin: string,
  respond: (body: string | null) => FakeResponse | undefined,
): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    const request = route.request();
    requests.push(`${request.method()} ${request.url()}`);
    const response = respond(request.postData());
    if (!response) return route.abort('connectionrefused');
    const {status = 200, contentType = 'application/json', body} = response;
    return route.fulfill({status, contentType, body, headers: {'access-control-allow-origin': '*'}});
  });
  return requests;
}
