import type { CallAnswer } from '@maidan/contract'
import {
  chatMessages,
  chatPicture,
  getChats,
  sendChatPicture,
  sendMessage,
  startChat,
} from '@maidan/contract/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi, fetchFile } from '../../lib/calls/api.ts'

/** Asked again in case the live socket is down (SIL-108). */
const POLL_MS = 10_000

export type Chat = CallAnswer<typeof getChats>['chats'][number]
export type ChatMessage = CallAnswer<typeof chatMessages>['messages'][number]

export const useChats = () =>
  useQuery({
    queryKey: ['player', 'chat', 'list'],
    queryFn: async ({ signal }) =>
      answerList<Chat>(await callApi(getChats, {}, { signal }), 'chats'),
  })

const messagesKey = (chatId: string) => ['player', 'chat', 'messages', chatId]

export const useChatMessages = (chatId: string) =>
  useQuery({
    queryKey: messagesKey(chatId),
    refetchInterval: POLL_MS,
    queryFn: async ({ signal }) =>
      answerList<ChatMessage>(
        await callApi(chatMessages, { params: { chatId } }, { signal }),
        'messages',
      ),
  })

/** Opens the conversation of the player with the fixed support account (CHAT-05, CHAT-06). */
export function useStartChat() {
  return useMutation({
    mutationFn: (ids: { player: number; support: number }) =>
      callApi(startChat, { body: { user_one_id: ids.player, user_two_id: ids.support } }),
  })
}

/** Sends a message; the answer is appended, and the list is read again. */
export function useSendMessage(chatId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: { senderId: number; content: string }) =>
      callApi(sendMessage, {
        body: { chat_id: Number(chatId), sender_id: message.senderId, content: message.content },
      }),
    onSuccess: ({ data }) => append(client, chatId, data),
  })
}

/** Sends a picture as a message of its own. */
export function useSendPicture(chatId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: Blob) => callApi(sendChatPicture, { params: { chatId } }, { file }),
    onSuccess: ({ data }) => append(client, chatId, data),
  })
}

function append(client: QueryClient, chatId: string, sent: ChatMessage): void {
  client.setQueryData(messagesKey(chatId), (before: ChatMessage[] = []) => [...before, sent])
  void client.invalidateQueries({ queryKey: ['player', 'chat', 'messages'] })
  void client.invalidateQueries({ queryKey: ['player', 'chat', 'list'] })
}

/** A message's picture; only its two sides are given it, and it never changes. */
export const useChatPicture = ({ chat_id, id }: ChatMessage) =>
  useQuery({
    queryKey: ['player', 'chat', 'picture', id],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      fetchFile(
        chatPicture,
        { params: { chatId: String(chat_id), message: String(id) } },
        { signal },
      ),
  })
