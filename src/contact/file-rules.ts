/** How many files may go with an enquiry, and how many bytes together: the form and the server ask the same. */
export const FILES_MOST = 5
export const FILES_MOST_BYTES = 12_000_000
