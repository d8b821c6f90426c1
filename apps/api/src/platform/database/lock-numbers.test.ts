import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockNumbers } from './lock-numbers.ts'

const SOURCES = path.resolve(import.meta.dirname, '..')
/** Locks that are named by a text are in no list: PostgreSQL makes their numbers of 64 bits. */
const KNOWN = /pg_advisory\w*lock\w*\((\$1|\$\{lockNumbers\.\w+\}|hashtextextended|\))/

test('no two things wait for the same lock', () => {
  const numbers = Object.values(lockNumbers)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('no lock takes a number of its own beside the list', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const own = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(SOURCES, file), 'utf8')
      if (!text.includes('pg_advisory')) return []
      const calls = text.split('\n').filter((line) => line.includes('pg_advisory'))
      const listed = text.includes('lockNumbers') || text.includes('hashtextextended')
      return calls.every((line) => KNOWN.test(line)) && listed ? [] : [file]
    })
  expect(own).toEqual([])
})
