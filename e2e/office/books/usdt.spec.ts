import { readFile } from 'node:fs/promises'
import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../../front/test.ts'
import { refused } from '../../stub/answer.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { openDesk, overview, stubStaff } from '../../stub/staff.ts'
import { violationsOf } from '../../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

type Book = CallAnswer<Calls['staffUsdt']>
type Detail = CallAnswer<Calls['staffSweep']>

const at = '2026-11-24T02:00:00.000Z'
const [aliceAddress, bobAddress, house, thief] = [
  'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
  'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK',
  'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
]
const sweep: Detail['sweep'] = {
  id: 4,
  receiver: house,
  made_at: at,
  made_by: 'alice',
  transfers: 2,
  amount: '123.50',
  swept: 1,
  swept_amount: '3.50',
  open: 1,
  fee: '13.547',
  fee_burnt: '6.7735',
  ended: null,
}
const book: Book = {
  sweep_to: house,
  held: '120.00',
  holding: 1,
  addresses: [
    {
      address: aliceAddress,
      player: { id: 7, username: 'alice2026' },
      held: '120.00',
      asked: true,
    },
  ],
  sweeps: [sweep],
  strange: [],
}
const line = { path: "m/44'/195'/0'/0/0", key: 'c3ee2dc5' }
const detail: Detail = {
  sweep,
  contract: thief,
  transfers: [
    { ...line, from: aliceAddress, micro: '120000000', state: 'open', txid: null },
    { ...line, from: bobAddress, micro: '3500000', state: 'swept', txid: 'ab'.repeat(32) },
  ],
}

for (const [width, language, words] of [
  [
    1280,
    'en',
    { prepare: 'Prepare a sweep', least: 'At least, in USDT', missing: 'Enter an amount.' },
  ],
  [360, 'bn', { prepare: 'তুলে আনার তালিকা করুন', least: 'কমপক্ষে কত USDT', missing: 'অঙ্ক লিখুন।' }],
] as const)
  test(`what players' addresses hold is seen, and a sweep is prepared at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const calls = await stubStaff(page, { staffUsdt: book, staffPrepareSweep: sweep })
    await openDesk(page, '/reconciliation', language)
    await page.getByRole('button', { name: 'USDT', exact: true }).click()
    for (const word of [aliceAddress, house, 'alice2026'])
      await expect(page.getByText(word).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.body.scrollWidth > innerWidth)).toBe(false)
    await page.getByRole('button', { name: words.prepare }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.least).fill('')
    await dialog.getByRole('button', { name: words.prepare }).click()
    await expect(dialog.getByText(words.missing)).toBeVisible()
    await dialog.getByLabel(words.least).fill('50')
    await dialog.getByRole('button', { name: words.prepare }).click()
    await expect(dialog).toHaveCount(0)
    expect(callsOf(calls, 'staffPrepareSweep')[0]?.body).toEqual({ least: '50' })
  })

test('a sweep gives its file to the signer, shows what has come, and is ended with a reason', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffUsdt: book,
    staffSweep: detail,
    staffEndSweep: { ...sweep, open: 0, ended: { at, by: 'alice', reason: 'Key moved' } },
  })
  await openDesk(page, '/reconciliation?of=usdt')
  await page.getByRole('link', { name: /Sweep 4/ }).click()
  for (const word of ['To be sent: 1', '13.547 TRX', '6.7735 TRX', 'ab'.repeat(32), 'Not sent'])
    await expect(page.getByText(word).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'File for the signer' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('sweep-4.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual({
    kind: 'usdt-sweep',
    version: 1,
    sweep: 4,
    contract: thief,
    transfers: [{ ...line, from: aliceAddress, to: house, micro: '120000000' }],
  })
  await page.getByRole('button', { name: 'End', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Key moved')
  await dialog.getByRole('button', { name: 'End', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  expect(callsOf(calls, 'staffEndSweep')[0]?.body).toEqual({ reason: 'Key moved' })
})

test('dollars that went to a stranger are an alarm on the overview, too', async ({ page }) => {
  const strange = {
    txid: 'cd'.repeat(32),
    at,
    address: bobAddress,
    receiver: thief,
    amount: '10.00',
  }
  await stubStaff(page, {
    staffOverview: { ...overview, strange_transfers: 1, round_differences: 3 },
    staffUsdt: { ...book, strange: [strange] },
  })
  await openDesk(page, '/')
  await expect(page.getByText('3 rounds do not agree with their providers’ lists')).toBeVisible()
  await page.getByRole('link', { name: /went to a strange address/ }).click()
  await expect(page.getByRole('heading', { name: 'Left for a strange address' })).toBeVisible()
  await expect(page.getByText('cd'.repeat(32))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('what cannot be swept says why, and a sweep that is none does too', async ({ page }) => {
  await stubStaff(page, {
    staffUsdt: book,
    staffPrepareSweep: refused('SWEEP_EMPTY'),
    staffSweep: refused('NOT_FOUND'),
  })
  await openDesk(page, '/reconciliation?of=usdt')
  await page.getByRole('button', { name: 'Prepare a sweep' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Prepare a sweep' }).click()
  await expect(page.getByText('No address that is in no sweep yet holds so much.')).toBeVisible()
  await openDesk(page, '/reconciliation/sweep?id=99')
  await expect(page.getByText('There is no such sweep')).toBeVisible()
})
