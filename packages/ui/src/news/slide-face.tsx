import type { ReactNode } from 'react'

type Props = {
  picture: string
  /** Over the lower edge of the picture; nothing for none. */
  caption?: ReactNode
  /** Fetched at once, and not when it comes into sight. */
  isFirst?: boolean
}

/** A picture of the carousel, 16 to 7, with its words. */
export function SlideFace({ picture, caption, isFirst = true }: Props) {
  return (
    <>
      <img
        alt=""
        className="size-full object-cover"
        draggable={false}
        height={490}
        loading={isFirst ? 'eager' : 'lazy'}
        src={picture}
        width={1120}
      />
      {caption !== undefined && (
        <span className="absolute inset-x-0 bottom-0 line-clamp-2 bg-linear-to-t from-shade/90 to-transparent px-3 pt-8 pb-2.5 text-sm font-medium text-paper">
          {caption}
        </span>
      )}
    </>
  )
}
