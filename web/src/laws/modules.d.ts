declare module "virtual:laws/all" {
  const all: Record<string, () => Promise<{ default: unknown }>>;
  export default all;
}
