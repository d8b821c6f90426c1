import { chatText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useState } from 'react'
import { useSendMessage, useSendPicture } from '../../features/chat/queries.ts'
import { shrinkPicture } from '../../features/chat/shrink-picture.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** What is being written: a text, a picture or both. What was not sent stays written (CHAT-09). */
export function useComposer(chatId: string, senderId: number) {
  const t = useText(chatText)
  const language = useLanguage()
  const [text, setText] = useState('')
  const [picture, setPicture] = useState<Blob | null>(null)
  const message = useSendMessage(chatId)
  const upload = useSendPicture(chatId)
  const busy = message.isPending || upload.isPending
  const tell = (error: unknown) =>
    showToast(failureText(error, { language, fallback: t('sendFailed') }), 'bad')
  const sendText = () => {
    const content = text.trim()
    if (content === '') return
    message.mutate({ senderId, content }, { onSuccess: () => setText(''), onError: tell })
  }
  const send = () => {
    if (busy) return
    if (picture === null) return sendText()
    const sent = () => {
      setPicture(null)
      sendText()
    }
    upload.mutate(picture, { onSuccess: sent, onError: tell })
  }
  const pick = async (file: File) => {
    const drawn = await shrinkPicture(file)
    if (drawn === null) showToast(t('pictureWrong'), 'bad')
    else setPicture(drawn)
  }
  return { text, write: setText, picture, pick, remove: () => setPicture(null), send, busy }
}
