import type { CallFacts } from './call-facts.ts'

export const chatMessages = {
  name: 'chatMessages',
  method: 'GET',
  path: '/api/chats/:chatId/messages',
  auth: 'player',
} as const satisfies CallFacts

export const chatPicture = {
  name: 'chatPicture',
  method: 'GET',
  path: '/api/chats/:chatId/pictures/:message',
  auth: 'player',
} as const satisfies CallFacts

export const deleteInboxMessage = {
  name: 'deleteInboxMessage',
  method: 'DELETE',
  path: '/api/inbox/:id',
  auth: 'player',
} as const satisfies CallFacts

export const findPushDevice = {
  name: 'findPushDevice',
  method: 'POST',
  path: '/api/push/find',
  auth: 'player',
} as const satisfies CallFacts

export const forgetPushDevice = {
  name: 'forgetPushDevice',
  method: 'POST',
  path: '/api/push/forget',
  auth: 'player',
} as const satisfies CallFacts

export const getChats = {
  name: 'getChats',
  method: 'GET',
  path: '/api/get-chats',
  auth: 'player',
} as const satisfies CallFacts

export const listInbox = {
  name: 'listInbox',
  method: 'GET',
  path: '/api/inbox',
  auth: 'player',
} as const satisfies CallFacts

export const readInboxMessage = {
  name: 'readInboxMessage',
  method: 'PATCH',
  path: '/api/inbox/:id/read',
  auth: 'player',
} as const satisfies CallFacts

export const savePushDevice = {
  name: 'savePushDevice',
  method: 'POST',
  path: '/api/push/save',
  auth: 'player',
} as const satisfies CallFacts

export const sendChatPicture = {
  name: 'sendChatPicture',
  method: 'POST',
  path: '/api/chats/:chatId/pictures',
  auth: 'player',
} as const satisfies CallFacts

export const sendMessage = {
  name: 'sendMessage',
  method: 'POST',
  path: '/api/messages',
  auth: 'player',
} as const satisfies CallFacts

export const showInboxMessage = {
  name: 'showInboxMessage',
  method: 'GET',
  path: '/api/inbox/:id',
  auth: 'player',
} as const satisfies CallFacts

export const startChat = {
  name: 'startChat',
  method: 'POST',
  path: '/api/chats',
  auth: 'player',
} as const satisfies CallFacts

export const staffAnswerChat = {
  name: 'staffAnswerChat',
  method: 'POST',
  path: '/api/staff/chats/:id/messages',
  auth: 'staff',
} as const satisfies CallFacts

export const staffChatMessages = {
  name: 'staffChatMessages',
  method: 'GET',
  path: '/api/staff/chats/:id/messages',
  auth: 'staff',
} as const satisfies CallFacts

export const staffChatPicture = {
  name: 'staffChatPicture',
  method: 'GET',
  path: '/api/staff/chats/:id/pictures/:message',
  auth: 'staff',
} as const satisfies CallFacts

export const staffChats = {
  name: 'staffChats',
  method: 'GET',
  path: '/api/staff/chats',
  auth: 'staff',
} as const satisfies CallFacts
