import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import '@picocss/pico/css/pico.cyan.min.css'
import './editor.css'

const root = document.querySelector('#editor')
if (root) createRoot(root).render(<App />)
