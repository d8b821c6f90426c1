import { createDatabase } from '@maidan/testkit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { checkRows, type CheckedFile } from './testing/check-rows.ts'
import { columnTypes } from './testing/column-types.ts'
import { describeStatement } from './testing/describe-statement.ts'
import { listSources } from './testing/list-sources.ts'
import type { Claim, Source } from './testing/parse-source.ts'
import { isStatement, statementText } from './testing/statement-text.ts'

/** Statements whose text is known only while they run. It may shrink, and a new one is refused. */
const UNRESOLVED = ['faults/testing/table-digests.ts', 'platform/metrics/serve-metrics.ts']

/** Claims that are wrong on purpose: the check would otherwise fall silent unseen. */
const CANARY: CheckedFile = {
  file: 'platform/database/testing/canary.ts',
  text: 'type Row = { id: bigint; name: string; kind: "a" | "b" }',
  checks: [
    { line: 1, columns: '{ id: bigint }' },
    { line: 2, columns: '{ id: number; name: string; kind: string }' },
    { line: 3, columns: '{ id: bigint; name: string | null; kind: string }' },
    { line: 4, columns: '{ id: bigint; name: string; kind: string; more: string }' },
  ].map(({ line, columns }) => ({ line, check: `RowCheck<Row, ${columns}>` })),
}
const CANARY_SINGS = [
  '1 "kind is not selected" | "name is not selected"',
  '2 "id has another type"',
  '3 "name can be null"',
].map((complaint) => `${CANARY.file}:${complaint}`)

test('every row type says what the migrated database answers', async () => {
  const client = new pg.Client(await createDatabase('rows', process.env['TEST_TEMPLATE']))
  await client.connect()
  const unresolved: string[] = []
  const checked: CheckedFile[] = [CANARY]
  for (const source of listSources()) {
    const { file, text } = source
    const checks: CheckedFile['checks'] = []
    for (const claim of source.claims) {
      const check = await rowCheck(client, source, claim)
      if (check === null) unresolved.push(file)
      else checks.push({ line: claim.line, check })
    }
    checked.push({ file, text, checks })
  }
  await client.end()
  expect(unresolved).toEqual(UNRESOLVED)
  expect(await checkRows(checked)).toEqual(CANARY_SINGS)
}, 180_000)

/** The check of one claim; null if the source alone does not tell its statement. */
async function rowCheck(client: pg.Client, source: Source, claim: Claim): Promise<string | null> {
  const text = statementText(source, claim)
  if (text === null || !isStatement(text)) return null
  try {
    return `RowCheck<${claim.rowType}, ${columnTypes(await describeStatement(client, text))}>`
  } catch (error) {
    throw new Error(`${source.file}:${claim.line} is no statement: ${text}`, { cause: error })
  }
}
