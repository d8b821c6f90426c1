import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { describePortion, PARTS, readPortion, shardOf } from './portion.ts'

const COMMIT = '8b69709d00c1f3a45b6e7f8091a2b3c4d5e6f708'

describe('npm test', () => {
  test('without words the commit decides on the part, the same one each time', () => {
    const portion = readPortion([], COMMIT)
    expect(portion).toEqual({ kind: 'part', part: (0x8b69709d % PARTS) + 1 })
    expect(readPortion([], COMMIT)).toEqual(portion)
  })

  test('commits after each other reach every part', () => {
    const commits = Array.from({ length: PARTS }, (_, number) =>
      number.toString(16).padStart(40, '0'),
    )
    const shards = commits.map((commit) => shardOf(readPortion([], commit.slice(-8))))
    expect(new Set(shards.flat()).size).toBe(PARTS)
  })

  test('away from a repository it is the first part', () => {
    expect(readPortion([], '')).toEqual({ kind: 'part', part: 1 })
  })

  test.each([
    [['--whole'], [], 'All of the long tests ran.'],
    [['--part', '2'], [`--shard=2/${PARTS}`], `Part 2 of ${PARTS}`],
    [['--part', String(PARTS)], [`--shard=${PARTS}/${PARTS}`], '`npm test -- --whole` runs all.'],
  ])('%j runs %j', (words, shard, said) => {
    const portion = readPortion(words, COMMIT)
    expect(shardOf(portion)).toEqual(shard)
    expect(describePortion(portion)).toContain(said)
  })

  test.each([
    ['--part'],
    ['--part', '0'],
    ['--part', String(PARTS + 1)],
    ['--part', '2', '3'],
    ['--whole', '1'],
    ['all'],
  ])('%j is answered with what there is', (...words) => {
    expect(() => readPortion(words, COMMIT)).toThrow('npm test -- --whole')
  })
})

test('the machines of continuous integration run every part between them', () => {
  const workflow = readFileSync(join(ROOT, '.github', 'workflows', 'ci.yml'), 'utf8')
  const parts = Array.from({ length: PARTS }, (_, index) => index + 1)
  expect(workflow).toContain(`part: [${parts.join(', ')}]`)
})
