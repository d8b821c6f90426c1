import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { sendChatPicture as facts } from '../../facts/support.ts'
import { idText } from '../../schemas.ts'
import { chatMessage } from './chat-messages.ts'

export const sendChatPicture = call({
  ...facts,
  rows: ['CHAT-08'],
  summary:
    'Sends a picture into a conversation. The body is the picture itself, with its own content type.',
  params: z.object({ chatId: idText }),
  answer: z.object({ data: chatMessage }),
  errors: ['PICTURE_INVALID', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
