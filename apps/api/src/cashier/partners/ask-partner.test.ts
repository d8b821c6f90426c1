import { afterEach, expect, test } from 'vitest'
import { openAskPartner } from './ask-partner.ts'
import { openStubPartner, type StubAnswer, type StubPartner } from './testing/open-stub-partner.ts'

let stub: StubPartner | undefined
afterEach(() => stub?.close())

async function asked(answer: StubAnswer, timeoutMs = 5_000) {
  stub = await openStubPartner(() => answer)
  return openAskPartner()({ url: stub.url, method: 'POST', body: '{}', timeoutMs })
}

test.each([200, 302, 401, 404, 500])('an answer comes with its status %d', async (status) => {
  expect(await asked({ status, text: 'so' })).toEqual({ kind: 'answered', status, text: 'so' })
  expect(stub?.calls).toHaveLength(1)
})

test('[LAW-11] a cut line, silence and too long an answer are silence', async () => {
  expect(await asked('cut')).toEqual({ kind: 'silent', why: 'UND_ERR_SOCKET' })
  expect(await asked('silent', 150)).toEqual({ kind: 'silent', why: 'TimeoutError' })
  expect(await asked({ text: 'x'.repeat(70_000) })).toMatchObject({ kind: 'silent' })
  const nobody = { url: 'http://127.0.0.1:1', method: 'GET' } as const
  expect(await openAskPartner()(nobody)).toEqual({ kind: 'silent', why: 'ECONNREFUSED' })
})
