/** Where the page stands that is shown instead of one that is not kept. */
export const OFFLINE_PATH = '/sin-senal'
/** The worker fills this list in; and each link of the page to itself leads to what was wanted. */
export const KEPT_PAGES_ID = 'paginas-guardadas'
