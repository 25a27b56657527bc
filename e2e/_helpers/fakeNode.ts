import type {Page, Route} from '@playwright/test';

/** What a fake server answers. */
interface FakeAnswer {
  status?: number;
  contentType?: string;
  body: string;
}

/** The answer for a request's method and path; nothing refuses the connection. */
type Answers = (request: {method: string; path: string; body: string | null}) => FakeAnswer | undefined;

/**
 * Answers in place of a server of a network, as a node does: for pages of every origin.
 * @returns the requests so far: `POST http://127.0.0.1:8081/fund`
 */
export async function answerAt(page: Page, origin: string, answers: Answers): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${origin}/**`, async (route: Route) => {
    const request = route.request();
    const {pathname, search} = new URL(request.url());
    requests.push(`${request.method()} ${request.url()}`);
    const answer = answers({method: request.method(), path: pathname + search, body: request.postData()});
    if (!answer) return route.abort('connectionrefused');
    const {status = 200, contentType = 'application/json', body} = answer;
    return route.fulfill({status, contentType, body, headers: {'access-control-allow-origin': '*'}});
  });
  return requests;
}
