import { createRequire } from 'node:module'
const require = createRequire(import.meta.resolve('@playwright/test'))
const { chromium } = require('playwright-core')
const P = 18110
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-quic','--host-resolver-rules=MAP clairmemoire.com 127.0.0.1'] })
const words = {
  fr: { base: `http://localhost:${P}`, path: '/demander-une-consultation', start: 'Commencer la demande', type: 'En vidéo, depuis chez vous', cont: 'Continuer', me: 'Pour moi', call: 'Moi', first: 'Votre prénom', phone: 'Votre numéro de téléphone', mobile: '06 12 34 56 78', landline: '01 99 00 12 34', yes: /vous pouvez m’envoyer/, any: 'Sans heure précise', part:'Le matin', send: 'Envoyer ma demande' },
  en: { base: `http://clairmemoire.com:${P}`, path: '/trial-forms', start: 'Start', type: /video/i, cont: 'Continue', me: 'For me', call: 'Me', first: 'Your first name', phone: 'Your phone number', mobile: '(202) 555-0178', landline: '+33 1 99 00 12 34', yes: /you may send me/, any: /No set time/, part:/morning/i, send: /Send my/ },
}
for (const [loc, w] of Object.entries(words).filter(([l]) => !process.env.L || l === process.env.L)) for (const width of (process.env.W ?? '390,1280').split(',').map(Number)) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, locale: loc })
  const page = await ctx.newPage()
  const log = (...a) => console.log(loc, width, ...a)
  let body
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'POST' || !(route.request().postData() ?? '').includes('"call":{')) return route.fallback()
    const sent = JSON.parse(route.request().postData()); body = sent
    log('sent call', JSON.stringify(sent.call))
    const { sms, ...call } = sent.call
    const r = await route.fetch({ url: route.request().url().replace('clairmemoire.com', '127.0.0.1'), headers: { ...route.request().headers(), host: new URL(route.request().url()).host }, postData: JSON.stringify({ ...sent, call }) })
    const json = await r.json().catch(() => ({}))
    log('status', r.status())
    return route.fulfill({ response: r, json: sms ? { ...json, sms: { code: '4821' } } : json })
  })
  try {
    await page.goto(w.base + w.path, { waitUntil: 'networkidle' })
    const h = async () => log('h1:', await page.locator('h1').first().innerText())
    const next = async () => { const before = await page.locator('h1').first().innerText(); await page.getByRole('button', { name: w.cont }).first().click(); await page.waitForFunction((b) => document.querySelector('h1')?.innerText !== b, before, { timeout: 15000 }) }
    await page.locator('main button').first().click(); await page.waitForTimeout(1500); await h()
    for (let i = 0; i < 8 && !(await page.getByLabel(w.first).count()); i++) {
      if (await page.locator('main textarea').count()) await page.locator('main textarea').first().fill('Ma mémoire.')
      else if (await page.locator('#call-me-back, input[value="call-me-back"]').count()) { await page.locator('input[value="call-me-back"]').check(); await page.waitForTimeout(300); await page.locator('input[value="morning"]').check() }
      else if (await page.locator('main input[type=radio]').count()) await page.locator('main input[type=radio]').first().check()
      await next(); await h()
    }
    await page.getByLabel(w.first).fill('Maurice')
    await page.getByLabel(w.phone).fill(w.landline)
    log('landline asks:', await page.getByRole('checkbox', { name: w.yes }).count())
    await page.getByLabel(w.phone).fill('')
    await page.getByLabel(w.phone).pressSequentially(w.mobile)
    log('focus stays:', await page.evaluate(() => document.activeElement?.id), 'asks', await page.getByRole('checkbox', { name: w.yes }).count(), 'checked', await page.getByRole('checkbox', { name: w.yes }).isChecked())
    await page.screenshot({ path: `/tmp/h1data/${loc}-${width}-contact.png`, fullPage: true })
    await page.keyboard.press('Tab'); log('tab goes to', await page.evaluate(() => document.activeElement?.id)); await page.keyboard.press('Space')
    log('ticked', await page.getByRole('checkbox', { name: w.yes }).isChecked())
    await page.getByLabel(w.phone).fill(w.landline); await page.getByLabel(w.phone).fill(w.mobile)
    log('after landline ticked', await page.getByRole('checkbox', { name: w.yes }).isChecked())
    await page.getByRole('checkbox', { name: w.yes }).check()
    await page.evaluate(() => document.documentElement.scrollWidth).then((x) => log('scrollWidth', x))
    await next(); await h()
    for (let i = 0; i < 3 && !(await page.getByRole('button', { name: w.send }).count()); i++) { const box = page.locator('main input[type=checkbox]').first(); if (await box.count()) await box.check(); await next(); await h() }
    await page.screenshot({ path: `/tmp/h1data/${loc}-${width}-check.png`, fullPage: true })
    await page.locator('main button').last().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: w.send }).last().click(); await page.waitForTimeout(2500); await h()
    await page.screenshot({ path: `/tmp/h1data/${loc}-${width}-received.png`, fullPage: true })
    await page.evaluate(() => document.documentElement.scrollWidth).then((x) => log('scrollWidth', x))
    await page.emulateMedia({ media: 'print' }); await page.screenshot({ path: `/tmp/h1data/${loc}-${width}-print.png`, fullPage: true })
  } catch (e) { log('FAILED', String(e).slice(0, 600)); await page.screenshot({ path: `/tmp/h1data/${loc}-${width}-fail.png`, fullPage: true }) }
  await ctx.close()
}
await browser.close()
