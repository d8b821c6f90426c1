import { sendMessage, staffAnswerChat, staffChats, startChat } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let admin: { token: string }
beforeAll(async () => {
  world = await openWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

async function begin({ token, playerId }: Person): Promise<number> {
  const body = { user_one_id: playerId, user_two_id: 1 }
  return (await world.call(startChat, { token, body })).body.chat.id
}

async function write({ token, playerId }: Person, chatId: number) {
  world.clock.advance(1_000)
  const body = { chat_id: chatId, sender_id: playerId, content: 'help' }
  await world.call(sendMessage, { token, body })
}

async function answer(chatId: number) {
  world.clock.advance(1_000)
  const params = { id: String(chatId) }
  await world.call(staffAnswerChat, { ...admin, params, body: { content: 'here' } })
}

async function listed() {
  const { body } = await world.call(staffChats, admin)
  return body.data.map(({ username, waiting }) => `${username}${waiting ? ' waits' : ''}`)
}

test('who has waited longest for support stands on top, however often they write again', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const [ofAlice, ofBob] = [await begin(alice), await begin(bob)]
  await write(alice, ofAlice)
  await write(bob, ofBob)
  await write(alice, ofAlice)
  expect(await listed()).toEqual([`${alice.username} waits`, `${bob.username} waits`])
  await answer(ofAlice)
  expect(await listed()).toEqual([`${bob.username} waits`, alice.username])
  await answer(ofBob)
  expect(await listed()).toEqual([bob.username, alice.username])
})
