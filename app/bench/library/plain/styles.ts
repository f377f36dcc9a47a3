import './plain.css'
