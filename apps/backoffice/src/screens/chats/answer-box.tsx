import { supportText } from '@maidan/locales'
import { Button, inputClass, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { SendHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useAnswer } from '../../features/chats/queries.ts'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

const lengthMax = 2000

/** Where staff answer: Enter sends, Shift and Enter begin a new line; a failed answer stays. */
export function AnswerBox({ chatId }: { chatId: string }) {
  const t = useText(supportText)
  const answer = useAnswer(chatId)
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const send = () => {
    const content = text.trim()
    if (content === '' || answer.isPending) return
    answer.mutate(content, {
      onSuccess: () => setText((now) => (now.trim() === content ? '' : now)),
    })
    box.current?.focus()
  }
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="flex shrink-0 flex-col gap-2 border-t border-field-800 p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <RefusalNote error={answer.error} />
      <div className="flex items-end gap-2">
        <textarea
          aria-label={t('answer')}
          className={clsx(
            inputClass,
            'field-sizing-content h-auto! max-h-40 min-h-12 resize-none py-2.5',
          )}
          maxLength={lengthMax}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByEnter}
          placeholder={t('answer')}
          ref={box}
          rows={1}
          value={text}
        />
        <Button busy={answer.isPending} disabled={text.trim() === ''} type="submit">
          <SendHorizontal aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('send')}</span>
        </Button>
      </div>
      <p className="hidden text-xs text-quiet lg:block">{t('answerHint')}</p>
    </form>
  )
}
