import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './editor.css'

const place = document.querySelector('#editor')
if (place) createRoot(place).render(<App />)
