import {
  chatMessages,
  chatPicture,
  getChats,
  staffChatPicture,
  startChat,
  type CallDefinition,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let alice: Person
let chatId: string

beforeAll(async () => {
  world = await openWorld()
  alice = await world.signUp('alice')
  const body = { user_one_id: alice.playerId, user_two_id: 1 }
  chatId = String((await world.call(startChat, { token: alice.token, body })).body.chat.id)
})
afterAll(() => world.close())

async function send(body: Buffer, contentType = 'image/jpeg') {
  const answer = await fetch(`${world.url}/api/chats/${chatId}/pictures`, {
    method: 'POST',
    headers: { 'content-type': contentType, authorization: `Bearer ${alice.token}` },
    body: new Uint8Array(body),
  })
  const { code, data } = (await answer.json()) as { code?: string; data?: { id: number } }
  return { status: answer.status, code, message: String(data?.id) }
}

const seen = (call: CallDefinition, token: string, params: Record<string, string>) =>
  world.call(call, { token, params })

test('[CHAT-08] a picture is drawn anew, and shown to its two sides alone', async () => {
  const upload = await sharp({
    create: { width: 360, height: 780, channels: 3, background: '#e2136e' },
  })
    .withExif({ IFD0: { Artist: 'alice' } })
    .jpeg()
    .toBuffer()
  const { status, message } = await send(upload)
  expect(status).toBe(200)
  const { body } = await world.call(chatMessages, { token: alice.token, params: { chatId } })
  expect(body.messages).toMatchObject([{ id: Number(message), content: '', has_picture: true }])
  const listed = await world.call(getChats, { token: alice.token })
  expect(listed.body.chats[0]?.last_message).toBe('')

  const address = `${world.url}/api/chats/${chatId}/pictures/${message}`
  const authorization = `Bearer ${alice.token}`
  const answer = await fetch(address, { headers: { authorization } })
  const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 360, undefined])
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")

  const admin = await world.staff('admin')
  const cashier = await world.staff('cashier1')
  const bob = await world.signUp('bob')
  const staffParams = { id: chatId, message }
  expect((await seen(staffChatPicture, admin.token, staffParams)).status).toBe(200)
  expect((await seen(staffChatPicture, cashier.token, staffParams)).status).toBe(403)
  expect((await seen(chatPicture, bob.token, { chatId, message })).status).toBe(404)
  expect((await fetch(address)).status).toBe(401)
})

test('[CHAT-08] what is no picture is refused by its bytes, and nothing is kept', async () => {
  const program = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  expect(await send(program)).toMatchObject({ status: 422, code: 'PICTURE_INVALID' })
  const pdf = Buffer.from('%PDF-1.4\n%%EOF')
  expect(await send(pdf, 'application/pdf')).toMatchObject({ status: 422, code: 'PICTURE_INVALID' })
  const large = Buffer.alloc(5 * 1024 * 1024 + 1)
  expect((await send(large)).status).toBe(413)
  const { body } = await world.call(chatMessages, { token: alice.token, params: { chatId } })
  expect(body.messages).toHaveLength(1)
})
