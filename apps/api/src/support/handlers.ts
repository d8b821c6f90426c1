import { chatMessages } from './calls/chat-messages.ts'
import { chatPicture } from './calls/chat-picture.ts'
import { deleteInboxMessage } from './calls/delete-inbox-message.ts'
import { staffAnswerChat } from './calls/desk/staff-answer-chat.ts'
import { staffChatMessages } from './calls/desk/staff-chat-messages.ts'
import { staffChatPicture } from './calls/desk/staff-chat-picture.ts'
import { staffChats } from './calls/desk/staff-chats.ts'
import { getChats } from './calls/get-chats.ts'
import { listInbox } from './calls/list-inbox.ts'
import { findPushDevice } from './calls/notices/find-push-device.ts'
import { forgetPushDevice } from './calls/notices/forget-push-device.ts'
import { savePushDevice } from './calls/notices/save-push-device.ts'
import { readInboxMessage } from './calls/read-inbox-message.ts'
import { sendChatPicture } from './calls/send-chat-picture.ts'
import { sendMessage } from './calls/send-message.ts'
import { showInboxMessage } from './calls/show-inbox-message.ts'
import { startChat } from './calls/start-chat.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const supportHandlers = {
  chatMessages,
  chatPicture,
  deleteInboxMessage,
  findPushDevice,
  forgetPushDevice,
  getChats,
  listInbox,
  readInboxMessage,
  savePushDevice,
  sendChatPicture,
  sendMessage,
  showInboxMessage,
  staffAnswerChat,
  staffChatMessages,
  staffChatPicture,
  staffChats,
  startChat,
} satisfies Partial<Handlers<never>>
