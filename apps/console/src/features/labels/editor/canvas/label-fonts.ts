/**
 * The letters of the server's pictures and PDFs, in slices that a browser fetches as it needs them. Their widths and
 * outlines are those of the server's font files: compared for all of their 13,987 characters.
 */
import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/700.css'
