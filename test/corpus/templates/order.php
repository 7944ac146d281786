<?php
declare(strict_types=1);
require __DIR__ . '/bootstrap.php';
$order = $orders->find((int) ($_GET['id'] ?? 0)) ?? throw new RuntimeException('Order not found');
?>
<!doctype html>
<html lang="<?= $language ?>">
  <head>
    <meta charset="utf-8">
    <title><?= htmlspecialchars($order->title) ?></title>
    <script type="module" src="/dass/dass.js"></script>
  </head>
  <body>
    <dass-page-header heading="<?= htmlspecialchars($order->title) ?>" with-back>
      <?php if ($user->can('edit') && $order->lines > 0): ?>
        <dass-button slot="actions" appearance="solid" <?= $order->locked ? 'disabled' : '' ?>>Save</dass-button>
      <?php endif; ?>
    </dass-page-header>
    <form method="post" action="save.php?id=<?php echo $order->id; ?>">
      <dass-text-input name="code" label="Code" value="<?= htmlspecialchars($order->code) ?>" max-length="<?= MAX ?>" required></dass-text-input>
      <dass-select-list name="unit" label="Unit" value="<?= $order->unit ?>">
        <script type="application/json" slot="data"><?= json_encode(['options' => $units]) ?></script>
      </dass-select-list>
      <?php foreach ($order->notes as $index => $note) { ?>
        <dass-text-input name="notes[<?= $index ?>]" label="Note <?= $index + 1 ?>"></dass-text-input>
      <?php } ?>
    </form>
    <script>
      const order = <?= json_encode($order) ?>;
      document.querySelector('dass-page-header').addEventListener('dass-back', () => history.back());
    </script>
  </body>
</html>
<?php
function format(array $lines): string {
    return implode(', ', array_map(fn($line) => "<dass-buton>$line</dass-buton>", $lines));
