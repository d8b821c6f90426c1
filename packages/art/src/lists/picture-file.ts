/** One file of the build: its path under the output folder, its size in units and how it is drawn. */
export type PictureFile = {
  readonly path: `${string}.svg`
  readonly width: number
  readonly height: number
  readonly draw: () => string
}
