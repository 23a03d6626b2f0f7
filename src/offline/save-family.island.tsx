import { island } from '#islands/island.tsx'
import styles from './save-family.module.css'
import { SaveOffline } from './save-offline.tsx'

/** On a family's page, the button that saves all of it. */
function SaveFamily({ familyPath }: { familyPath: string }) {
  return (
    <div className={styles.family}>
      <SaveOffline pages={[{ path: familyPath }]} />
    </div>
  )
}

export default island('save-family', SaveFamily)
