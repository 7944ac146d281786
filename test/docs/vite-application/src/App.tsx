export default function App() {
  return <h1>Get started</h1>;
}
