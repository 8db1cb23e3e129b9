// Lists the live tables until the web pages proper are built in.
const list = document.getElementById("tables");
fetch("/api/tables")
  .then((answer) => answer.json())
  .then(({ tables = [] }) => {
    for (const table of tables) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      const { white = "White", black = "Black" } = table.names;
      link.href = `/api/tables/${table.table}`;
      link.textContent = `${white} – ${black} (${table.rulebook}, ${table.time_control ?? "no clock"})`;
      item.append(link);
      list.append(item);
    }
    if (tables.length === 0) {
      list.textContent = "none";
    }
  });
