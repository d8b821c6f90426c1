import { ApiFailure, type ApiOptions } from '@maidan/client'
import { expect, test } from 'vitest'
import { passCaptcha } from './pass-captcha.ts'

function refusal(code: string) {
  return new ApiFailure('createPlayer', { kind: 'refused', status: 403, body: { code }, raw: {} })
}

/** A server that refuses with each code in turn and then answers, and a player with these answers. */
async function walk(codes: string[], answers: (string | null)[]) {
  const sent: ApiOptions[] = []
  const asked: boolean[] = []
  const end = await passCaptcha(
    (options) => {
      sent.push(options)
      const code = codes[sent.length - 1]
      return code === undefined ? Promise.resolve('done') : Promise.reject(refusal(code))
    },
    ({ wasWrong }) => {
      asked.push(wasWrong)
      return Promise.resolve(answers[asked.length - 1] ?? null)
    },
  ).catch((error: unknown) => (error instanceof ApiFailure ? error.code : error))
  return { sent, asked, end }
}

test.each([
  ['nobody is asked while the server does not ask', [], [], [{}], [], 'done'],
  ['the answer goes along', ['CAPTCHA_NEEDED'], ['4711'], [{}, '4711'], [false], 'done'],
  [
    'a wrong one is asked for again',
    ['CAPTCHA_NEEDED', 'CAPTCHA_WRONG'],
    ['1', '4711'],
    [{}, '1', '4711'],
    [false, true],
    'done',
  ],
  ['who turns away is refused', ['CAPTCHA_NEEDED'], [null], [{}], [false], 'CAPTCHA_NEEDED'],
  ['other refusals stand', ['PHONE_TAKEN'], [], [{}], [], 'PHONE_TAKEN'],
  [
    'also after an answer',
    ['CAPTCHA_NEEDED', 'PHONE_TAKEN'],
    ['4711'],
    [{}, '4711'],
    [false],
    'PHONE_TAKEN',
  ],
])('[SIL-047] %s', async (_, codes, answers, sent, asked, end) => {
  const options = sent.map((one) => (typeof one === 'string' ? { captchaAnswer: one } : one))
  expect(await walk(codes, answers)).toEqual({ sent: options, asked, end })
})
