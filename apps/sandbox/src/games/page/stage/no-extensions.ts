/** Stands for the parts that the library would fetch by itself: the stage has all it needs, and skips them. */
export const extensions = null
