import { chromium } from 'playwright';
import { chromiumPath, chromiumSwitches } from './browsers.mjs';
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
const jobs = JSON.parse(process.argv[2]);
for (const { name, example, width = 1440, height = 700, theme = 'light', direction = 'ltr', language = 'pt-BR', script, hover } of jobs) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.type(), m.text()));
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message));
  await page.goto(`http://localhost:5182/example/carousel/${example}?theme=${theme}&language=${language}&direction=${direction}`);
  await page.waitForTimeout(1500);
  if (hover) await page.mouse.move(300, 150);
  if (script) { for (const step of script) { if (step.key) await page.keyboard.press(step.key); if (step.click) await page.locator(step.click).first().click(); if (step.wait) await page.waitForTimeout(step.wait); if (step.eval) console.log(name, JSON.stringify(await page.evaluate(step.eval))); } }
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/shots/${name}.png` });
  await page.close();
}
await browser.close();
