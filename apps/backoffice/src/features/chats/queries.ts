import {
  staffAnswerChat,
  staffChatMessages,
  staffChatPicture,
  staffChats,
} from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type ChatLine = CallAnswer<Calls['staffChats']>['data'][number]
export type ChatMessage = CallAnswer<Calls['staffChatMessages']>['messages'][number]

const pollMs = 5000

/** The conversations, those that wait for an answer first. */
export function useChats() {
  return useQuery({
    queryKey: ['chats', 'list'],
    queryFn: ({ signal }) => callApi(staffChats, {}, { signal }),
    refetchInterval: pollMs,
  })
}

/** One conversation, oldest message first. */
export function useConversation(id: string) {
  return useQuery({
    queryKey: ['chats', 'one', id],
    queryFn: ({ signal }) => callApi(staffChatMessages, { params: { id } }, { signal }),
    refetchInterval: pollMs,
  })
}

/** A picture of a conversation; it never changes. */
export function useChatPicture({ chat_id, id }: ChatMessage) {
  const params = { id: String(chat_id), message: String(id) }
  return useQuery({
    queryKey: ['chat-picture', id],
    queryFn: ({ signal }) => fetchFile(staffChatPicture, { params }, { signal }),
    staleTime: Infinity,
  })
}

type Conversation = CallAnswer<Calls['staffChatMessages']>

/** Answers in the name of support; the message stands in the conversation at once. */
export function useAnswer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (content: string) =>
      callApi(staffAnswerChat, { params: { id }, body: { content } }),
    onSuccess: ({ data }) =>
      client.setQueryData<Conversation>(['chats', 'one', id], (known) =>
        known === undefined ? known : { ...known, messages: withMessage(known.messages, data) },
      ),
    onSettled: useReadAgain(['chats'], ['overview']),
  })
}

function withMessage(messages: ChatMessage[], next: ChatMessage): ChatMessage[] {
  return messages.some(({ id }) => id === next.id) ? messages : [...messages, next]
}
