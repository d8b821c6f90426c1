import { siteTime } from '@maidan/ui'
import { clsx } from 'clsx'
import type { ChatMessage } from '../../features/chat/queries.ts'
import { ChatPicture } from './chat-picture.tsx'

/** One message: the player's own on the right, support's on the left. */
export function Bubble({ message, own }: { message: ChatMessage; own: boolean }) {
  return (
    <div
      className={clsx(
        'max-w-[85%] rounded-card px-3.5 py-2',
        own ? 'self-end bg-field-700' : 'self-start border border-field-700 bg-field-900',
      )}
    >
      {message.has_picture && <ChatPicture message={message} />}
      {message.content !== '' && (
        <p className="break-words whitespace-pre-line">{message.content}</p>
      )}
      {message.created_at && (
        <p className="tabular mt-0.5 text-right text-xs text-quiet">
          {siteTime(message.created_at)}
        </p>
      )}
    </div>
  )
}
