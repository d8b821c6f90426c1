import type { Page } from '@playwright/test'
import { frontOf } from '../front/test.ts'
import type { Answers } from './answer.ts'
import { nameOf, readStubCall } from './read-stub-call.ts'
import type { StubCall } from './read-stub-call.ts'
import { replyTo } from './reply-to.ts'

/** Answers every call under a path as the test says, and nothing else; gives the calls as they come. */
export function answerAll(page: Page, under: string, answers: Answers): StubCall[] {
  return answerWhere(page, answers, (_, path) => path.startsWith(under))
}

/** Answers the calls that are named and leaves the rest to the house. */
export function answerSome(page: Page, answers: Answers): StubCall[] {
  return answerWhere(page, answers, (method, path) => {
    const name = nameOf(method, path)
    return name !== undefined && name in answers
  })
}

function answerWhere(
  page: Page,
  answers: Answers,
  isMine: (method: string, path: string) => boolean,
): StubCall[] {
  const calls: StubCall[] = []
  frontOf(page).add((request, url) => {
    if (!isMine(request.method ?? 'GET', url.pathname)) return undefined
    return readStubCall(request, url).then(async (call) => {
      calls.push(call)
      const answer = call.name && answers[call.name]
      return replyTo(call.name, typeof answer === 'function' ? await answer(call) : answer)
    })
  })
  return calls
}
