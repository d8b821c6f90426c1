import { CHAT_MESSAGE_LENGTH_MAX } from '@maidan/contract'
import { chatText } from '@maidan/locales'
import { IconButton, inputClass, showToast } from '@maidan/ui'
import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useSendMessage } from '../../features/chat/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Where a message is written; a blank one is ignored, a failed one stays written (CHAT-09). */
export function Composer({ chatId, senderId }: { chatId: string; senderId: number }) {
  const t = useText(chatText)
  const language = useLanguage()
  const [text, setText] = useState('')
  const send = useSendMessage(chatId)
  const submit = () => {
    const content = text.trim()
    if (content === '' || send.isPending) return
    send.mutate(
      { senderId, content },
      {
        onSuccess: () => setText(''),
        onError: (error) =>
          showToast(failureText(error, { language, fallback: t('sendFailed') }), 'bad'),
      },
    )
  }
  return (
    <form
      className="sticky bottom-0 flex items-center gap-2 border-t border-field-800 bg-field-950 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input
        aria-label={t('write')}
        autoComplete="off"
        className={inputClass}
        maxLength={CHAT_MESSAGE_LENGTH_MAX}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('write')}
        value={text}
      />
      <IconButton
        disabled={send.isPending}
        icon={<SendHorizontal className="size-6 text-floodlight" />}
        label={t('send')}
        type="submit"
      />
    </form>
  )
}
