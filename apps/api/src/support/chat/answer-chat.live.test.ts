import { sendMessage, staffAnswerChat, staffAudit, startChat } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('[LAW-28] what support writes to a player is in the audit', async () => {
  const { token, playerId } = await world.signUp('alice')
  const admin = await world.staff('admin')
  const started = await world.call(startChat, {
    token,
    body: { user_one_id: playerId, user_two_id: 1 },
  })
  const id = started.body.chat.id
  await world.call(sendMessage, {
    token,
    body: { chat_id: id, sender_id: playerId, content: 'help' },
  })
  const content = `Pay to 017${'0'.repeat(300)}`
  const params = { id: String(id) }
  const answer = await world.call(staffAnswerChat, { ...admin, params, body: { content } })
  const { body } = await world.call(staffAudit, {
    ...admin,
    query: { search: `player:${playerId}` },
  })
  const [line, ...others] = body.data.filter(({ act }) => act.startsWith('chat.'))
  expect(others).toEqual([])
  expect(line).toMatchObject({ actor: 'admin', act: 'chat.answer', subject: `player:${playerId}` })
  expect(JSON.parse(line?.detail ?? '')).toEqual({
    message: answer.body.data.id,
    text: content.slice(0, 200),
  })
})
