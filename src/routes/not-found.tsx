import { catalogue } from '#catalogue/catalogue.ts'
import { familyLinks } from '#catalogue/menu.ts'
import { pageHead, pageTitle } from '#catalogue/page-head.ts'
import { CONTACT_PATH, NOT_FOUND_PATH } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { PageTitle } from '#components/page-title/page-title.tsx'
import { headTags } from './head-tags.ts'
import styles from './not-found.module.css'

