import { calls, originOf, type CallDefinition } from '@maidan/contract'
import { describe, expect, test } from 'vitest'
import { openApi } from './serve-docs.ts'

type Operation = { operationId: string; security?: Record<string, string[]>[] }

const docs = {
  site: openApi({ PUBLIC_URL: 'https://maidan.example' }, 'site'),
  office: openApi({ PUBLIC_URL: 'https://maidan.example' }, 'office'),
}

const operations = (origin: 'site' | 'office') =>
  Object.values(docs[origin].paths).flatMap((path) => Object.values(path) as Operation[])

describe.each(Object.values(calls) as CallDefinition[])('$name', (call) => {
  const origin = originOf(call)
  const security = operations(origin).find(({ operationId }) => operationId === call.name)?.security

  test('says whether a token is asked for', () => {
    const asked = {
      none: [],
      optional: [{}, { bearer: [] }],
      player: [{ bearer: [] }],
      staff: [{ bearer: [] }],
      partner: [{ signature: [] }],
    }
    expect(security).toEqual(asked[call.auth])
  })
})

test('[LAW-23] the players’ description names no staff call, and the office’s nothing else', () => {
  expect(Object.keys(docs.site.paths).filter((path) => path.includes('staff'))).toEqual([])
  const office = Object.keys(docs.office.paths)
  expect(office).toContain('/api/staff/login')
  expect(office.filter((path) => !path.startsWith('/api/staff/'))).toEqual([])
})

test('each description says where its calls are answered', () => {
  expect(docs.site.servers).toEqual([{ url: 'https://maidan.example' }])
  expect(docs.office.servers).toEqual([{ url: '/' }])
  expect(openApi({}, 'site').servers).toEqual([{ url: '/' }])
})
