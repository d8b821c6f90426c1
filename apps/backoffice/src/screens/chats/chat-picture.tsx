import { supportText } from '@maidan/locales'
import { Button, Skeleton, useFileAddress, useText } from '@maidan/ui'
import { useChatPicture } from '../../features/chats/queries.ts'
import type { ChatMessage } from '../../features/chats/queries.ts'

/** What a player sent as a picture. */
export function ChatPicture({ message }: { message: ChatMessage }) {
  const t = useText(supportText)
  const picture = useChatPicture(message)
  if (picture.data !== undefined) return <Drawn file={picture.data} />
  if (!picture.isError) return <Skeleton className="size-64" />
  return (
    <span className="flex size-64 flex-col items-center justify-center gap-2 text-quiet">
      {t('pictureFailed')}
      <Button
        busy={picture.isFetching}
        look="secondary"
        onClick={() => void picture.refetch()}
        size="small"
      >
        {t('pictureAgain')}
      </Button>
    </span>
  )
}

function Drawn({ file }: { file: Blob }) {
  const t = useText(supportText)
  const address = useFileAddress(file, 'src')
  return <img alt={t('picture')} className="max-h-128 min-h-16 rounded-md" ref={address} />
}
