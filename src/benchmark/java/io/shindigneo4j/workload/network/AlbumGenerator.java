package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.SeededRandom;
import io.shindigneo4j.workload.row.AlbumRow;
import io.shindigneo4j.workload.text.Vocabulary;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The albums of a network: a quarter of the people have one. Thread-safe. */
final class AlbumGenerator {

  private static final int SHARE = 4;
  private static final int MIN_ITEMS = 3;
  private static final int ITEMS_SPREAD = 6;

  private final SeededRandom chance;
  private final Vocabulary vocabulary;

  AlbumGenerator(SeededRandom chance, Vocabulary vocabulary) {
    this.chance = chance;
    this.vocabulary = vocabulary;
  }

  Stream<AlbumRow> rows(int person) {
    SplittableRandom random = chance.of("album", person);
    return random.nextInt(SHARE) == 0 ? Stream.of(row(person, random)) : Stream.of();
  }

  private AlbumRow row(int person, SplittableRandom random) {
    String id = "album%07d".formatted(person);
    List<AlbumRow.Item> items =
        IntStream.range(0, MIN_ITEMS + random.nextInt(ITEMS_SPREAD))
            .mapToObj(place -> item(id + "-" + place, random))
            .toList();
    return new AlbumRow(
        id,
        Network.id(person),
        Network.START + person,
        vocabulary.text(3, random),
        vocabulary.text(12, random),
        items);
  }

  private AlbumRow.Item item(String id, SplittableRandom random) {
    return new AlbumRow.Item(
        id,
        vocabulary.text(4, random),
        "https://example.org/media/%s.jpg".formatted(id),
        "image/jpeg");
  }
}
