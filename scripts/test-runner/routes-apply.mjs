/**
 * Waits until the routes of a page that is already loaded apply to its requests. `page.route()` resolves earlier: a
 * request that the page sends in the next milliseconds may still reach the server. Routes that are added before a
 * navigation need no waiting.
 * @param {import('playwright').Page} page
 */
export async function routesApply(page) {
  const probe = new URL(page.url());
  probe.searchParams.set('routes-apply', '');
  await page.route(probe.href, (route) => route.fulfill({ status: 204 }));
  await page.evaluate(async (address) => {
    let status;
    while (status !== 204) ({ status } = await fetch(address, { method: 'HEAD' }));
  }, probe.href);
  await page.unroute(probe.href);
}
