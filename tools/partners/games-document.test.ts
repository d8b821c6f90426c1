import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@maidan/api'
import {
  calls,
  CURRENCIES,
  errorCatalogue,
  LANGUAGES,
  LISTED_ROUNDS_MAX,
  roundListAnswer,
  roundListQuestion,
  STUDIO_PROVIDERS,
  type ErrorCode,
} from '@maidan/contract'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { walletExamples } from './wallet-examples.ts'
import {
  PROTOCOL_VERSION,
  SHARED_REFUSALS,
  WALLET_OPENAPI_FILE,
  walletCalls,
  walletOpenApi,
} from './wallet-openapi.ts'

const text = readFileSync(join(ROOT, 'docs', 'partners', 'games.md'), 'utf8')

/** The fenced blocks of the document in one notation, in their order. */
function blocks(notation: string): string[] {
  const fenced = text.matchAll(new RegExp(`^\`\`\`${notation}\n([^]*?)\n\`\`\`$`, 'gm'))
  return [...fenced].map(([, inside = '']) => inside)
}

/** The worked example as a reader would take it from the page. */
function workedExample() {
  const [request = ''] = blocks('http')
  const [head = '', body = ''] = request.split('\n\n')
  const [line = '', ...headers] = head.split('\n')
  const [method = '', path = ''] = line.split(' ')
  const fields = new Map(headers.map((one) => [one.split(': ')[0], one.split(': ')[1] ?? '']))
  const named = /The key is `([^`]+)` with the secret `([^`]+)`/.exec(text)
  const size = Number(/one line of (\d+) bytes/.exec(text.replaceAll('\n', ' '))?.[1])
  return { method, path, body, fields, id: named?.[1], secret: named?.[2] ?? '', size }
}

test('[LAW-19] the signature of the worked example is the one that its bytes give', () => {
  const { method, path, body, fields, id, secret, size } = workedExample()
  const message = `${fields.get('x-maidan-timestamp')}.${method}.${path}.${body}`
  expect(blocks('text')).toEqual([message])
  expect(Buffer.byteLength(body)).toBe(size)
  expect(fields.get('x-maidan-key')).toBe(id)
  const signature = createHmac('sha256', secret).update(message).digest('hex')
  expect(fields.get('x-maidan-signature')).toBe(signature)
  expect(JSON.parse(body)).toEqual(walletExamples.walletBet.body)
})

test('the catalogue of the document is one that is taken whole, with every field that is read', () => {
  const shown = blocks('json').map((block) => JSON.parse(block) as unknown)
  const example = shown.find((one) => catalogue.safeParse(one).success)
  expect(catalogue.parse(example)).toEqual(example)
  const fields = Object.keys(catalogue.shape.games.element.shape)
  for (const field of fields) expect(text).toContain(`| \`games[].${field}\``)
})

test('the contest of the document is of a game that is taken whole, and its bet is one', () => {
  const contests = readFileSync(join(ROOT, 'docs', 'partners', 'games-contests.md'), 'utf8')
  const shown = [...contests.matchAll(/^```json\n([^]*?)\n```$/gm)].map(
    ([, inside = '']) => JSON.parse(inside) as unknown,
  )
  const [game, bet] = shown
  expect(catalogue.shape.games.element.parse(game)).toMatchObject(game as object)
  expect(calls.walletBet.body.parse(bet)).toEqual(bet)
})

test('the ticket of the document says what stands below it, signed with the key of the worked example', () => {
  const [ticket = ''] = blocks('ticket')
  const [prefix, says = '', signature] = ticket.split('.')
  const shown = blocks('json').map((block) => JSON.parse(block) as unknown)
  expect(shown).toContainEqual(JSON.parse(Buffer.from(says, 'base64url').toString('utf8')))
  const signed = createHmac('sha256', workedExample().secret).update(`${prefix}.${says}`)
  expect(signature).toBe(signed.digest('base64url'))
})

test('the examples are calls and answers of the contract, and the document shows each', () => {
  const shown = blocks('json').map((block) => JSON.parse(block) as unknown)
  for (const [name, call] of walletCalls()) {
    const { body, answer } = walletExamples[name]
    expect(call.body?.parse(body)).toEqual(body)
    expect(call.answer.parse(answer)).toEqual(answer)
    expect(shown).toContainEqual(body)
  }
  for (const name of ['walletAuthenticate', 'walletBalance', 'walletBet'] as const)
    expect(shown).toContainEqual(walletExamples[name].answer)
})

test('the list of rounds of the document is asked and answered in the form that is read', () => {
  const [, after = ''] = text.split('\n## List of rounds\n')
  const [section = ''] = after.split('\n## ')
  const [question, answer] = [...section.matchAll(/^```json\n([^]*?)\n```$/gm)].map(
    ([, inside = '']) => JSON.parse(inside) as unknown,
  )
  expect(roundListQuestion.parse(question)).toEqual(question)
  const read = roundListAnswer.parse(answer)
  expect(read).toEqual(answer)
  const { from = '', to = '' } = question as Record<string, string>
  for (const { began_at } of read.rounds) expect(began_at > from && began_at < to).toBe(true)
  const fields = [...Object.keys(question as object), ...Object.keys(read.rounds[0] ?? {}), 'next']
  for (const field of fields) expect(section).toContain(`| \`${field}\``)
  expect(section).toContain(`up to ${LISTED_ROUNDS_MAX} entries`)
})

test('the document has every code with its status and nothing that does not exist', () => {
  const [, table = ''] = text.split('<!-- codes -->')
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) +\|/gm)]
  const told = Object.fromEntries(rows.map(([, code = '', status]) => [code, Number(status)]))
  const codes = walletCalls().flatMap(([, { errors }]) => errors)
  const all: ErrorCode[] = [...new Set<ErrorCode>([...codes, ...SHARED_REFUSALS, 'NOT_FOUND'])]
  expect(told).toEqual(Object.fromEntries(all.map((code) => [code, errorCatalogue[code].status])))
})

test('each call’s own section names its refusals', () => {
  for (const [, { path, errors }] of walletCalls()) {
    const [, after = ''] = text.split(`\n### ${path.split('/:provider/').at(-1)}\n`)
    const [section = ''] = after.split(/\n##+ /)
    for (const code of errors.filter((one) => one !== 'INVALID_SIGNATURE'))
      expect(section, `${path} says nothing of ${code}`).toContain(`\`${code}\``)
  }
})

test('each call’s own section names its fields', () => {
  for (const [name, { path }] of walletCalls()) {
    const [, after = ''] = text.split(`\n### ${path.split('/:provider/').at(-1)}\n`)
    const [section = ''] = after.split(/\n##+ /)
    for (const field of Object.keys(walletExamples[name].body))
      expect(section, `${path} says nothing of ${field}`).toContain(field)
  }
})

test('the document has the version, the currencies, the languages and the slugs that are taken', () => {
  expect(text).toMatch(new RegExp(`^# .*version ${PROTOCOL_VERSION.replace('.', '\\.')}\n`))
  for (const currency of CURRENCIES) expect(text).toContain(`\`${currency}\``)
  for (const language of LANGUAGES) expect(text).toContain(`\`${language}\``)
  for (const { slug } of STUDIO_PROVIDERS) expect(text).toContain(`\`${slug}\``)
})

test('the OpenAPI description is the one that the contract gives: else `npm run docs:wallet`', () => {
  const kept = JSON.parse(readFileSync(WALLET_OPENAPI_FILE, 'utf8')) as unknown
  expect(kept).toEqual(JSON.parse(JSON.stringify(walletOpenApi())))
})
